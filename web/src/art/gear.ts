/** The outline of a gear that meshes with another of the same size. One tooth points up. With an odd number of teeth, gears above
 * each other mesh at the same angle; if the number is divisible by three, they still mesh after a third of a turn. */
export function gearOutline(cx: number, cy: number, teeth: number, root: number, tip: number): string {
  const at = (radius: number, turn: number) => {
    const angle = turn * 2 * Math.PI
    return `${(cx + radius * Math.sin(angle)).toFixed(2)} ${(cy - radius * Math.cos(angle)).toFixed(2)}`
  }
  const points: string[] = []
  for (let tooth = 0; tooth < teeth; tooth++) {
    const share = (offset: number) => (tooth + offset) / teeth
    points.push(at(root, share(-0.285)), at(tip, share(-0.165)), at(tip, share(0.165)), at(root, share(0.285)))
  }
  return `M${points.join('L')}Z`
}
