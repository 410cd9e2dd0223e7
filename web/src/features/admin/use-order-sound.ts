import { useEffect, useState } from 'react';
import { browserStorage } from '../../browser/storage.ts';

const STORAGE_KEY = 'orderSound';
/** In Hz and seconds: two rising notes. */
const NOTES = [
  { pitch: 659.26, start: 0, length: 0.45 },
  { pitch: 987.77, start: 0.14, length: 0.7 },
] as const;
const LOUDNESS = 0.22;

let context: AudioContext | undefined;

/** Silent before the first user gesture, as browsers require; it must not ring late. */
async function ring(): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  await context.resume();
  for (const { pitch, start, length } of NOTES) {
    const begin = context.currentTime + start;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
    const note = new OscillatorNode(context, { frequency: pitch });
    note.connect(gain).connect(context.destination);
    note.start(begin);
    note.stop(begin + length);
  }
}

type OrderSound = { readonly isOn: boolean; readonly setOn: (isOn: boolean) => void };

/** Rings at each arrival, and once when switched on; stored per browser. */
export function useOrderSound(lastArrival: string | null): OrderSound {
  const [isOn, setOn] = useState(() => browserStorage.getItem(STORAGE_KEY) === 'on');
  useEffect(() => {
    if (lastArrival !== null && browserStorage.getItem(STORAGE_KEY) === 'on') void ring();
  }, [lastArrival]);
  return {
    isOn,
    setOn: (next) => {
      browserStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
      setOn(next);
      if (next) void ring();
    },
  };
}
