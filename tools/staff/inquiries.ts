import { listInquiries, saveInquiryAnswer, viewInquiry } from '@dining/contract/staff/inquiries';
import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import { type CommandDefinition, type CommandInput, indent, listRowsOfPages, parseId, readAnswer } from './command';
import { formatCount, formatInstant, formatJson, languageNames } from './formatters';
import { CommandError, explain } from './send-command';

const getInquiry = async (call: CommandInput['call'], qnaSeq: number) =>
  (
    await call(viewInquiry, { body: { qnaSeq } }).catch(
      explain({ not_found: `There is no inquiry ${qnaSeq}; its member may have deleted it.` }),
    )
  ).inquiry;

type Inquiry = Awaited<ReturnType<typeof getInquiry>>;

const formatInquiry = (inquiry: Inquiry): string =>
  [
    `${inquiry.qnaSeq}  ${inquiry.venueName} (${inquiry.dinCode}) · ${formatInstant(inquiry.createdAt)} · ${isolateDirection(inquiry.memberName ?? '')} · in ${languageNames[inquiry.language]}`,
    `    ${isolateDirection(inquiry.title)}`,
    ...(inquiry.writer === null ? [] : [`    ${inquiry.writer.name} is writing an answer now.`]),
    indent(inquiry.content),
  ].join('\n');

/** Lists all unanswered inquiries, the oldest first, with the text of each. */
async function listUnanswered(call: CommandInput['call']): Promise<readonly Inquiry[]> {
  const waitingInquiries = await listRowsOfPages(async (after) => {
    const page = await call(listInquiries, { body: { state: 'waiting', after } });
    return { rows: page.inquiries, next: page.next };
  });
  const unansweredInquiries: Inquiry[] = [];
  for (const { qnaSeq } of waitingInquiries) unansweredInquiries.push(await getInquiry(call, qnaSeq));
  return unansweredInquiries;
}

const inquiries: CommandDefinition = {
  usage: '[--json]',
  summary: 'lists the unanswered inquiries, the oldest first',
  options: { json: 'boolean' },
  run: async ({ call, options }) => {
    const unansweredInquiries = await listUnanswered(call);
    if (options['json'] === true) return formatJson(unansweredInquiries);
    if (unansweredInquiries.length === 0) return 'There are no unanswered inquiries.';
    const head = `${formatCount(unansweredInquiries.length, 'unanswered inquiry', 'unanswered inquiries')}:`;
    return [head, ...unansweredInquiries.map(formatInquiry), 'Answer with: npm run staff -- answer NUMBER "…"'].join(
      '\n\n',
    );
  },
};

const answer: CommandDefinition = {
  usage: 'NUMBER [TEXT] [--file PATH] [--edit]',
  summary: 'answers an inquiry; its member gets a mail and an SMS',
  details: [
    'Write in the language of the inquiry, which the message uses as well.',
    '--file PATH reads the answer from a file, --file - from standard input: for several lines.',
    '--edit      replaces an earlier answer; the member gets no second message.',
  ],
  options: { file: 'string', edit: 'boolean' },
  run: async (input) => {
    const qnaSeq = parseId(input.args[0], 'number of an inquiry: «inquiries» lists them');
    const text = await readAnswer(input);
    const { answeredAt, language, version } = await getInquiry(input.call, qnaSeq);
    const isEdit = input.options['edit'] === true;
    if (answeredAt !== null && !isEdit)
      throw new CommandError(
        `Inquiry ${qnaSeq} was answered on ${formatInstant(answeredAt)}. To change that answer, add --edit; the member gets no second message.`,
      );
    if (answeredAt === null && isEdit)
      throw new CommandError(`Inquiry ${qnaSeq} has no answer yet; answer it without --edit.`);
    await input.call(saveInquiryAnswer, { body: { qnaSeq, version, answer: text } });
    return isEdit
      ? `The answer to inquiry ${qnaSeq} is replaced; the member gets no second message.`
      : `Inquiry ${qnaSeq} is answered. Its member gets a message in ${languageNames[language]}.`;
  },
};

export const inquiryCommands = { inquiries, answer };
