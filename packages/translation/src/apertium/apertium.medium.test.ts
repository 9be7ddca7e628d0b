import { describeTranslator } from '../../testing/conformance.ts'
import { apertiumSubject } from '../../testing/apertium-subject.ts'

describeTranslator(apertiumSubject)
