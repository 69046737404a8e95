/** A short synthesized knock for "your turn". Browsers allow no sound before the first interaction. */
export function ping() {
  if (!navigator.userActivation.hasBeenActive) return
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(420, audio.currentTime)
  tone.frequency.exponentialRampToValueAtTime(180, audio.currentTime + 0.12)
  gain.gain.setValueAtTime(0.25, audio.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.18)
  tone.connect(gain).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + 0.2)
  tone.onended = () => void audio.close()
}
