import type { ProductQuestion } from '@dining/domain/products/product';
import type { ProductWire } from '../site/products';
import { decodeFlag, encodeFlag } from './flag';
import { decodeText, encodeText } from './text';

type QuestionWire = ProductWire['prodQsList'][number];

/** Serializes a question. In responses, free text is `qs` and choice is `sel` (Spec §3 Product question). */
export const encodeQuestion = (question: ProductQuestion): QuestionWire => ({
  prodQsCode: question.prodQsCode,
  ...encodeText('prodQsName', question.name),
  prodQsType: question.kind === 'text' ? 'qs' : 'sel',
  prodQsViewYn: encodeFlag(question.visible),
  prodQsReqYn: encodeFlag(question.required),
  prodQsOptList: question.choices.map((choice) => encodeText('prodQsOptIssues', choice)),
});

export const decodeQuestion = (wire: QuestionWire): ProductQuestion => ({
  prodQsCode: wire.prodQsCode,
  kind: wire.prodQsType === 'qs' ? 'text' : 'choice',
  name: decodeText('prodQsName', wire),
  visible: decodeFlag(wire.prodQsViewYn),
  required: decodeFlag(wire.prodQsReqYn),
  choices: wire.prodQsOptList.map((choice) => decodeText('prodQsOptIssues', choice)),
});
