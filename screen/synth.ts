/** Synthesises the three sounds: wood on felt, card on paper, two low notes. */
import type { Sound } from './frame/sounds-of-change.ts';

let context: AudioContext | undefined;
const audio = (): AudioContext => (context ??= new AudioContext());

/** Noise with a fixed seed, so that a knock always sounds the same. */
const noise = (to: AudioContext, seconds: number): AudioBuffer => {
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * seconds), to.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1940;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    samples[i] = (seed / 1073741824 - 1) * (1 - i / samples.length) ** 3;
  }
  return buffer;
};
const knock = (to: AudioContext, at: number, pitch: number, loud: number): void => {
  const source = to.createBufferSource();
  const filter = to.createBiquadFilter();
  const gain = to.createGain();
  source.buffer = noise(to, 0.09);
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 1.4;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(to.destination);
  source.start(at);
};
const note = (to: AudioContext, at: number, pitch: number): void => {
  const tone = to.createOscillator();
  const gain = to.createGain();
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.05, at + 0.03);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + 0.55);
  tone.connect(gain).connect(to.destination);
  tone.start(at);
  tone.stop(at + 0.6);
};
const PLAY: { readonly [S in Sound]: (to: AudioContext, at: number) => void } = {
  die: (to, at) => {
    for (const [late, pitch, loud] of [
      [0, 1500, 0.3],
      [0.11, 1900, 0.24],
      [0.19, 1650, 0.17],
      [0.25, 2100, 0.1],
    ] as const)
      knock(to, at + late, pitch, loud);
  },
  counter: (to, at) => knock(to, at, 620, 0.34),
  turn: (to, at) => {
    note(to, at, 392);
    note(to, at + 0.16, 523.25);
  },
};
/** Plays them one after the other. Until the browser allows the page to make sound, nothing is heard. */
export const playSounds = (sounds: readonly Sound[]): void => {
  const to = audio();
  void to.resume();
  let at = to.currentTime + 0.02;
  for (const s of sounds) {
    PLAY[s](to, at);
    at += 0.35;
  }
};
