import { apertiumSubject } from '../../testing/apertium-subject.ts'
import { describeTranslator } from '../../testing/conformance.ts'

describeTranslator(apertiumSubject)
