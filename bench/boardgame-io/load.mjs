/* The same load as crates/server/examples/load: tables with two sockets each, moves at a steady rate and as fast as
   possible, the time from when a move was due until both seats were told. */

import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { io } from 'socket.io-client'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
  },
})
const [tables, rate, seconds] = [values.tables, values.rate, values.seconds].map(Number)
const IN_FLIGHT = 256
const AT_ONCE = 32

const server = fork(new URL('server.cjs', import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
const { port } = await new Promise((resolve) => server.once('message', resolve))

/** What the server holds of the machine's memory, in KiB. */
function memory() {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)[1])
}

/** One table: both seats' sockets, and the moves that wait for it. */
class Table {
  constructor(number) {
    this.id = `match${number}`
    this.waiting = []
    this.busy = false
  }

  async seat() {
    this.sockets = await Promise.all(['0', '1'].map((seat) => this.connect(seat)))
  }

  connect(seat) {
    return new Promise((resolve, reject) => {
      const socket = io(`http://localhost:${port}/marks`, { transports: ['websocket'], forceNew: true })
      socket.on('connect', () => socket.emit('sync', this.id, seat, undefined, 2))
      socket.on('connect_error', reject)
      socket.on('sync', (_, { state }) => {
        this.see(seat, state)
        resolve(socket)
      })
      socket.on('update', (_, state) => this.see(seat, state))
    })
  }

  see(seat, state) {
    this.state = state
    this.told?.(seat, state._stateID)
  }

  /** Makes a move that is due now, or when those before it are told. */
  order(due, done) {
    this.waiting.push({ due, done })
    if (!this.busy) this.next()
  }

  next() {
    const order = this.waiting.shift()
    this.busy = order !== undefined
    if (!order) return
    const { ctx, G, _stateID } = this.state
    const left = new Set(['0', '1'])
    this.told = (seat, stateID) => {
      if (stateID <= _stateID) return
      left.delete(seat)
      if (left.size > 0) return
      this.told = undefined
      order.done(performance.now() - order.due)
      this.next()
    }
    const playerID = ctx.currentPlayer
    const action = { type: 'MAKE_MOVE', payload: { type: 'mark', args: [G.squares.indexOf(null)], playerID } }
    this.sockets[Number(playerID)].emit('update', action, _stateID, this.id, playerID)
  }
}

function report(how, latencies, over) {
  latencies.sort((a, b) => a - b)
  const at = (percent) => latencies[Math.min(latencies.length - 1, Math.floor((latencies.length * percent) / 100))].toFixed(1)
  const told = `p50 ${at(50)} ms, p90 ${at(90)} ms, p99 ${at(99)} ms, at most ${at(100)} ms`
  const each = Math.round((latencies.length * 1000) / over)
  console.log(`boardgame.io: ${how}: ${latencies.length} moves, ${each} a second, both seats told after ${told}`)
}

function atRate(all) {
  return new Promise((resolve) => {
    const [begun, moves, latencies] = [performance.now(), rate * seconds, []]
    let sent = 0
    const done = (latency) => {
      latencies.push(latency)
      if (latencies.length === moves) resolve(report(`at ${rate} moves/s`, latencies, performance.now() - begun))
    }
    const clock = setInterval(() => {
      for (; sent < moves && begun + (sent * 1000) / rate <= performance.now(); sent++) {
        all[sent % all.length].order(begun + (sent * 1000) / rate, done)
      }
      if (sent === moves) clearInterval(clock)
    }, 1)
  })
}

function asFastAsPossible(all) {
  return new Promise((resolve) => {
    const [begun, latencies] = [performance.now(), []]
    let [sent, underWay] = [0, 0]
    const fill = () => {
      while (underWay < IN_FLIGHT && performance.now() - begun < seconds * 1000) {
        underWay++
        all[sent++ % all.length].order(performance.now(), (latency) => {
          latencies.push(latency)
          underWay--
          fill()
        })
      }
      if (underWay === 0) resolve(report('as fast as possible', latencies, performance.now() - begun))
    }
    fill()
  })
}

const empty = memory()
const begun = performance.now()
const all = Array.from({ length: tables }, (_, number) => new Table(number))
for (let first = 0; first < tables; first += AT_ONCE) {
  await Promise.all(all.slice(first, first + AT_ONCE).map((table) => table.seat()))
}
const took = ((performance.now() - begun) / 1000).toFixed(1)
console.log(`boardgame.io: ${tables} tables with 2 sockets each are held; opening them took ${took} s`)
const idle = memory()
const each = Math.round((idle - empty) / tables)
console.log(`boardgame.io: memory of the server ${empty} KiB with none, ${idle} KiB now: ${each} KiB for each idle table`)
await atRate(all)
await asFastAsPossible(all)
console.log(`boardgame.io: memory of the server ${memory()} KiB after all these moves`)
server.kill()
process.exit(0)
