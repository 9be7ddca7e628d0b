import { describeTranslator } from '../conformance.ts'
import { apertiumSubject } from '../testing/apertium-subject.ts'

describeTranslator(apertiumSubject)
