import type { PlannedNarration } from '@voxdeck/core/plan/plan'
import { describe, expect, it } from 'vitest'
import { heardSentences } from './video-captions.ts'

const placed = (...spans: [start: number, samples: number][]) =>
  spans.map(([startSample, samples], index) => ({ startSample, samples, key: String(index) }))

describe('when sentences are heard', () => {
  it('C3 one that is said in parts is heard from its first part to the end of its last', () => {
    const narration: PlannedNarration = {
      voice: 'adam',
      sentences: [
        'Plain.',
        {
          written: 'With a pause in it.',
          utterances: [
            { say: 'With a pause', pauseMs: 0 },
            { say: 'in it.', pauseMs: 500 },
          ],
        },
        'Last.',
      ],
    }
    expect(heardSentences(narration, placed([0, 10], [20, 10], [50, 10], [70, 5]))).toEqual([
      { written: 'Plain.', start: 0, end: 10 },
      { written: 'With a pause in it.', start: 20, end: 60 },
      { written: 'Last.', start: 70, end: 75 },
    ])
  })

  it('C7 a recording is shared out among its sentences by their letters', () => {
    const recording = { object: 'recordings/a.flac', hash: 'hash', samples: 900 }
    const narration = { voice: 'adam', sentences: [], recording, written: ['Sixsix', 'Twelvetwelve'] }
    expect(heardSentences(narration, placed([100, 900]))).toEqual([
      { written: 'Sixsix', start: 100, end: 400 },
      { written: 'Twelvetwelve', start: 400, end: 1000 },
    ])
  })

  it('C8 a recording that was recognised gives each sentence its own time, at whatever pace it is played', () => {
    const recording = { object: 'recordings/a.flac', hash: 'hash', samples: 900 }
    const narration = { voice: 'adam', sentences: [], recording, written: ['First.', 'Second.'] }
    const spans = [
      { start: 100, end: 200 },
      { start: 600, end: 900 },
    ]
    expect(heardSentences(narration, placed([1000, 900]), spans)).toEqual([
      { written: 'First.', start: 1100, end: 1200 },
      { written: 'Second.', start: 1600, end: 1900 },
    ])
    const slower = [{ startSample: 1000, samples: 990, key: 'slower', from: { key: '0', samples: 900 } }]
    expect(heardSentences(narration, slower, spans)).toEqual([
      { written: 'First.', start: 1110, end: 1220 },
      { written: 'Second.', start: 1660, end: 1990 },
    ])
  })

  it('C7 a recording without a script has no captions', () =>
    expect(
      heardSentences(
        { voice: 'adam', sentences: [], recording: { object: '', hash: '', samples: 9 } },
        placed([0, 9]),
      ),
    ).toEqual([]))
})
