/** Finds faults in sizes: text that is cut off or smaller than 12 units, and buttons and fields lower than `target` pixels. */
export const sizeFaults = (page, target) =>
  page.evaluate((target) => {
    const faults = []
    const unit = (() => {
      const probe = document.createElement('div')
      probe.style.cssText = 'position:absolute;width:calc(var(--u) * 100)'
      document.body.append(probe)
      const { width } = probe.getBoundingClientRect()
      probe.remove()
      return width / 100
    })()
    const name = (one) => `${one.tagName.toLowerCase()}.${one.className?.baseVal ?? one.className} “${(one.textContent || one.getAttribute('aria-label') || '').trim().slice(0, 40)}”`
    const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.visually-hidden, svg, dialog:not([open])') && one.getBoundingClientRect().width > 1
    for (const one of document.querySelectorAll('body *')) {
      if (!shown(one)) continue
      const style = getComputedStyle(one)
      const hasText = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim())
      if (hasText && style.clipPath === 'none') {
        if (parseFloat(style.fontSize) < 12 * unit - 0.1) faults.push(`small text, ${style.fontSize}: ${name(one)}`)
        const cuts = [style.overflowX, style.overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip')
        const fits = one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1
        if (cuts && !fits && one.clientWidth > 1) faults.push(`cut off: ${name(one)}`)
          if (one.matches('button, .button') && one.scrollWidth > one.clientWidth + 1) faults.push(`sticks out: ${name(one)}`)
      }
      if (one.matches('button, a.button, select, summary, input:not([type=checkbox], [type=file])')) {
        const { height } = one.getBoundingClientRect()
        if (height < target - 0.5) faults.push(`${Math.round(height)} pixels high: ${name(one)}`)
      }
    }
    return faults
  }, target)
