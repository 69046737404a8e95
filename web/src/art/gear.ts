/** The outline of a gear that meshes with another of the same size. A tooth points up. With an odd number of teeth, gears
 * one above the other mesh in the same position, and a turn by a third keeps them meshed if three divides the number. */
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
