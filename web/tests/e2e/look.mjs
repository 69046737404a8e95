/* Measures how a table looks: flat areas, overflowing text, small text, small targets, overlaps. */

/** The share of the window that is flat: 24-pixel squares of a single colour. */
export async function flatShare(page) {
  const picture = (await page.screenshot()).toString('base64')
  const blank = await page.context().newPage()
  try {
    return await blank.evaluate(async ({ picture, BLOCK, NEAR }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      context.drawImage(image, 0, 0)
      const [across, down] = [Math.floor(image.width / BLOCK), Math.floor(image.height / BLOCK)]
      let flat = 0
      for (let row = 0; row < down; row++) {
        for (let column = 0; column < across; column++) {
          const { data } = context.getImageData(column * BLOCK, row * BLOCK, BLOCK, BLOCK)
          let same = true
          for (let at = 4; same && at < data.length; at += 4) same = Math.abs(data[at] - data[0]) <= NEAR && Math.abs(data[at + 1] - data[1]) <= NEAR && Math.abs(data[at + 2] - data[2]) <= NEAR
          if (same) flat++
        }
      }
      return flat / (across * down)
    }, { picture, BLOCK: 24, NEAR: 2 })
  } finally {
    await blank.close()
  }
}

/** Texts that overflow their box or are cut off by it. */
export const stickingOut = (page) =>
  page.evaluate(() => {
    const BOXES = '.tray, .button, .card-box, .row, .rival, .automa, .question, .strip .group, th, .tile, .house li, .resources'
    const found = []
    const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      if (!node.data.trim() || !parent.checkVisibility() || parent.offsetWidth <= 1 || parent.closest('.visually-hidden, dialog, .log-pane, svg')) continue
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      if (text.width === 0) continue
      const name = `${node.data.trim()} in ${parent.className || parent.tagName}`
      // Words that are longer than their line, or truncated.
      for (let at = parent; at && at !== document.body; at = at.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(at)
        if (overflowX === 'visible' || overflowX === 'auto') continue
        const edge = at.getBoundingClientRect()
        if (text.right > edge.right + 1 && (textOverflow === 'ellipsis' || at === parent)) found.push(`${name}: cut off`)
        break
      }
      const box = parent.closest(BOXES)
      // On a phone the rows scroll horizontally.
      const goods = parent.closest('.goods')
      if (!box || (goods && getComputedStyle(goods).overflowX !== 'visible')) continue
      const edge = box.getBoundingClientRect()
      if (text.right > edge.right + 1 || text.left < edge.left - 1 || text.bottom > edge.bottom + 2 + text.height * 0.1) found.push(`${name}: sticks out of ${box.className}`)
    }
    return found
  })

/** Targets below the minimum size: 40 units, or 44 pixels on a touch screen. */
export const smallTargets = (page, touch) =>
  page.evaluate((touch) => {
    const unit = document.createElement('i')
    unit.style.cssText = 'position: absolute; width: calc(var(--u) * 100)'
    document.querySelector('.table').append(unit)
    const least = touch ? 44 : unit.offsetWidth * 0.4
    unit.remove()
    return [...document.querySelectorAll('.table :is(button, [role=slider], select, summary, a.button)')].flatMap((one) => {
      if (!one.checkVisibility() || one.closest('dialog, .log .list') || one.disabled || one.getAttribute('aria-disabled') === 'true') return []
      const { width, height } = one.getBoundingClientRect()
      // Tiles of a long word may be narrow: each can also be taken back in the rack, where it has its full size.
      const narrowest = one.closest('.stick') ? 24 : least
      return width > 0 && (width < narrowest - 1 || height < least - 1) ? [`${one.dataset.pick ?? one.className} “${one.innerText.slice(0, 20)}”: ${Math.round(width)} × ${Math.round(height)}, not ${Math.round(least)}`] : []
    })
  }, touch)

/** Texts below 12 units and marks below 20 units. */
export const tooSmall = (page) =>
  page.evaluate(() => {
    const unit = document.createElement('i')
    unit.style.cssText = 'position: absolute; width: calc(var(--u) * 1000)'
    document.querySelector('.table').append(unit)
    const u = unit.getBoundingClientRect().width / 1000
    unit.remove()
    const found = new Set()
    const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (!walker.currentNode.data.trim() || !parent.checkVisibility() || parent.closest('svg, .visually-hidden, dialog')) continue
      const size = parseFloat(getComputedStyle(parent).fontSize)
      if (size < 12 * u - 0.1) found.add(`${walker.currentNode.data.trim().slice(0, 20)} in ${parent.className || parent.tagName}: ${(size / u).toFixed(1)} units`)
    }
    for (const mark of document.querySelectorAll('.table .mark > svg')) {
      const { width } = mark.getBoundingClientRect()
      if (mark.checkVisibility() && width > 0 && width < 20 * u - 0.2) found.add(`mark ${mark.parentElement.className} in ${mark.closest('[class]').parentElement?.className}: ${(width / u).toFixed(1)} units`)
    }
    for (const sector of document.querySelectorAll('.table svg svg[viewBox="0 0 36 36"]')) {
      // Computes the size of its box, as for the marks: getBoundingClientRect of a nested SVG covers only its lines.
      const { a, b } = sector.parentElement.getScreenCTM()
      const width = sector.width.baseVal.value * Math.hypot(a, b)
      if (sector.checkVisibility() && width < 20 * u - 0.2) found.add(`sector of a gear in ${sector.closest('span, div').parentElement.className}: ${(width / u).toFixed(1)} units`)
    }
    return [...found]
  })

/** Elements that stick out of their row of the board and cover the markers beside it, marks that overlap a figure of an order,
 * and sentences about a question that overlap its buttons. */
export const covering = (page) =>
  page.evaluate(() => {
    const crossed = (one, other) => one.left < other.right - 2 && other.left < one.right - 2 && one.top < other.bottom - 2 && other.top < one.bottom - 2
    const seen = (all) => [...all].filter((one) => one.checkVisibility())
    const rows = seen(document.querySelectorAll('.board .goods')).flatMap((goods) => {
      if (getComputedStyle(goods).overflowX !== 'visible') return []
      const edge = goods.getBoundingClientRect()
      return seen(goods.querySelectorAll('*')).filter((one) => !one.closest('svg svg') && one.getBoundingClientRect().right > edge.right + 3).map((one) => `${one.className} sticks out of a row`)
    })
    const orders = seen(document.querySelectorAll('.house .zone .line')).flatMap((line) => {
      const worth = line.lastElementChild.getBoundingClientRect()
      return [...line.querySelectorAll('.thing')].filter((thing) => crossed(thing.getBoundingClientRect(), worth)).map((thing) => `${thing.innerHTML.match(/mark-[\w-]+/)} lies under what an order pays`)
    })
    const [bar] = seen(document.querySelectorAll('section.ask .bar')).map((one) => one.getBoundingClientRect())
    // On a phone the sheet scrolls below its buttons.
    const said = bar && innerWidth >= 1100 ? seen(document.querySelectorAll('.question :is(.top-line, .hint), .question .details *')) : []
    return [...rows, ...orders, ...said.filter((one) => crossed(one.getBoundingClientRect(), bar)).map((one) => `“${one.textContent.trim()}” lies behind the buttons`)]
  })
