import type { ProductQuestion } from '@dining/domain/products/product';
import type { ProductWire } from '../site/products';
import { flagFromWire, flagToWire } from './flag';
import { textFromWire, textToWire } from './text';

type QuestionWire = ProductWire['prodQsList'][number];

/** Serializes a question; free text is `qs` and choice is `sel` on the wire (Spec §3 Product question). */
export const questionToWire = (question: ProductQuestion): QuestionWire => ({
  prodQsCode: question.prodQsCode,
  ...textToWire('prodQsName', question.name),
  prodQsType: question.kind === 'text' ? 'qs' : 'sel',
  prodQsViewYn: flagToWire(question.visible),
  prodQsReqYn: flagToWire(question.required),
  prodQsOptList: question.choices.map((choice) => textToWire('prodQsOptIssues', choice)),
});

export const questionFromWire = (wire: QuestionWire): ProductQuestion => ({
  prodQsCode: wire.prodQsCode,
  kind: wire.prodQsType === 'qs' ? 'text' : 'choice',
  name: textFromWire('prodQsName', wire),
  visible: flagFromWire(wire.prodQsViewYn),
  required: flagFromWire(wire.prodQsReqYn),
  choices: wire.prodQsOptList.map((choice) => textFromWire('prodQsOptIssues', choice)),
});
