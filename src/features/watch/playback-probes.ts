import { isLowData } from '@/platform/device/low-data.ts'
import { judgeAutoplay, judgeSaver, judgeStream, type CheckName, type Finding } from './device-check.ts'
import { runDeviceChecks } from './device-probes.ts'
import { isStreamReachable } from './stream-service/probes.ts'

/** Runs the additional checks for a stream that does not play after a valid code. Never rejects. */
export async function runStreamChecks(
  stream: string | null,
  tell: (check: CheckName, finding: Finding) => void,
): Promise<void> {
  const autoplay = judgeAutoplay(autoplayPolicy())
  if (autoplay) tell('autoplay', autoplay)
  tell('saver', judgeSaver(isLowData()))
  await Promise.all([
    stream === null
      ? undefined
      : isStreamReachable(new URL(stream).origin).then((answers) => tell('stream', judgeStream(answers))),
    runDeviceChecks(tell),
  ])
}

/** Supported by Firefox only. */
const autoplayPolicy = () => navigator.getAutoplayPolicy?.('mediaelement')
