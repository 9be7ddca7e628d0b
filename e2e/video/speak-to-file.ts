import type { Client } from '@voxdeck/contracts/client'
import { previewSpeech } from '@voxdeck/contracts/speech/preview-speech'
import { runProgram } from './run-program.ts'
import { saveResponse } from './save-response.ts'

/** Writes narration to a WAV file as a microphone would hear it: in the product's voice, after 300 ms of quiet. */
export const speakToFile = async (client: Client, text: string, wav: string): Promise<void> => {
  const heard = await client.call(previewSpeech, { body: { text, language: 'en', wpm: 150, voice: 'bella' } })
  const spoken = await saveResponse(heard, 'spoken.m4a')
  const quietFirst = ['-af', 'adelay=300', '-ar', '48000', '-ac', '1', '-c:a', 'pcm_s16le']
  await runProgram('ffmpeg', ['-v', 'error', '-y', '-i', spoken, ...quietFirst, wav])
}
