import { answerInquiry, listWaitingInquiries, type WaitingInquiry } from '@dining/contract/staff/inquiries';
import { isolateDirection } from '@dining/domain/shared/isolate';
import type { Language } from '@dining/domain/shared/language';
import { type CommandLine, indent, parseId, readAnswer } from './command';
import { formatCount, formatInstant, formatJson } from './formatters';

const languages = { ko: 'Korean', en: 'English', cn: 'Chinese', ja: 'Japanese' } as const satisfies Record<
  Language,
  string
>;

const formatInquiry = (one: WaitingInquiry): string =>
  [
    `${one.qnaSeq}  ${one.venueName} (${one.dinCode}) · ${formatInstant(one.createdAt)} · ${isolateDirection(one.memberName)} · in ${languages[one.language]}`,
    `    ${isolateDirection(one.title)}`,
    indent(one.content),
  ].join('\n');

const inquiries: CommandLine = {
  usage: '[--json]',
  about: 'lists the unanswered inquiries, the oldest first',
  options: { json: 'boolean' },
  run: async ({ send, options }) => {
    const { inquiries: waiting } = await send(listWaitingInquiries, {});
    if (options['json'] === true) return formatJson(waiting);
    if (waiting.length === 0) return 'There are no unanswered inquiries.';
    const head = `${formatCount(waiting.length, 'unanswered inquiry', 'unanswered inquiries')}:`;
    return [head, ...waiting.map(formatInquiry), 'Answer with: npm run staff -- answer NUMBER "…"'].join('\n\n');
  },
};

const answer: CommandLine = {
  usage: 'NUMBER [TEXT] [--file PATH] [--edit]',
  about: 'answers an inquiry; its member gets a mail and an SMS',
  more: [
    'Write in the language of the inquiry, which the message uses as well.',
    '--file PATH reads the answer from a file, --file - from standard input: for several lines.',
    '--edit      replaces an earlier answer; the member gets no second message.',
  ],
  options: { file: 'string', edit: 'boolean' },
  run: async (input) => {
    const qnaSeq = parseId(input.args[0], 'number of an inquiry: «inquiries» lists them');
    const answered = await input.send(answerInquiry, {
      qnaSeq,
      answer: await readAnswer(input),
      edit: input.options['edit'] === true,
    });
    return answered.edited
      ? `The answer to inquiry ${qnaSeq} is replaced; the member gets no second message.`
      : `Inquiry ${qnaSeq} is answered. Its member gets a message in ${languages[answered.language]}.`;
  },
};

export const inquiryCommands = { inquiries, answer };
