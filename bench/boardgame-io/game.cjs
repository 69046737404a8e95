/* A small game for two: they take turns to mark one of nine squares; a full board is cleared. It never ends. */

exports.Marks = {
  name: 'marks',
  setup: () => ({ squares: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, square) {
      if (G.squares[square] !== null) return 'INVALID_MOVE'
      G.squares[square] = playerID
      if (G.squares.every((owner) => owner !== null)) G.squares.fill(null)
    },
  },
}
