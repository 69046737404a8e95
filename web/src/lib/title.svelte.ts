/** The tab's title, which follows the page's heading. */

export const title = $state({
  heading: '',
  /** The viewer must act. */
  mine: false,
})

const NAME = 'Manicule'

/** Such as "☞ Gutenberg · Manicule". */
export const tabTitle = () => (title.mine ? '☞ ' : '') + (title.heading && title.heading !== NAME ? `${title.heading} · ` : '') + NAME
