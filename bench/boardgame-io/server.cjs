/* boardgame.io's own server as its manual starts it: matches are kept in memory only. */

const { Server } = require('boardgame.io/server')
const { Marks } = require('./game.cjs')

const server = Server({ games: [Marks], origins: [/localhost/] })
server.run({ port: 0 }).then(({ appServer }) => process.send({ port: appServer.address().port }))
