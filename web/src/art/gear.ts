/** The outline of a gear with sloping teeth that mesh with a gear of the same size. */
export function gearOutline(cx: number, cy: number, teeth: number, root: number, tip: number): string {
  const at = (radius: number, turn: number) => {
    const angle = turn * 2 * Math.PI
    return `${(cx + radius * Math.sin(angle)).toFixed(2)} ${(cy - radius * Math.cos(angle)).toFixed(2)}`
  }
  const points: string[] = []
  for (let tooth = 0; tooth < teeth; tooth++) {
    const share = (offset: number) => (tooth + offset) / teeth
    points.push(at(root, share(-0.3)), at(tip, share(-0.14)), at(tip, share(0.14)), at(root, share(0.3)))
  }
  return `M${points.join('L')}Z`
}
