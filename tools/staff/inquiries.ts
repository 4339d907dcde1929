import { answerInquiry, listWaitingInquiries, type WaitingInquiry } from '@dining/contract/staff/inquiries';
import { isolate } from '@dining/domain/shared/isolate';
import type { Language } from '@dining/domain/shared/language';
import { Stopped } from './ask';
import { type CommandLine, type Given, getTextOption, parseId, readText } from './command';
import { formatCount, formatInstant, formatJson } from './words';

const languages = { ko: 'Korean', en: 'English', cn: 'Chinese', ja: 'Japanese' } as const satisfies Record<Language, string>;

const indented = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `    ${isolate(line)}`)
    .join('\n');

const listed = (one: WaitingInquiry): string =>
  [
    `${one.qnaSeq}  ${one.venueName} (${one.dinCode}) · ${formatInstant(one.createdAt)} · ${isolate(one.memberName)} · in ${languages[one.language]}`,
    `    ${isolate(one.title)}`,
    indented(one.content),
  ].join('\n');

const inquiries: CommandLine = {
  usage: '[--json]',
  about: 'lists the inquiries that wait for an answer, the longest first',
  options: { json: 'boolean' },
  run: async ({ ask, options }) => {
    const { inquiries: waiting } = await ask(listWaitingInquiries, {});
    if (options['json'] === true) return formatJson(waiting);
    if (waiting.length === 0) return 'No inquiry waits for an answer.';
    const head = `${formatCount(waiting.length, 'inquiry waits', 'inquiries wait')} for an answer:`;
    return [head, ...waiting.map(listed), 'Answer with: npm run staff -- answer NUMBER "…"'].join('\n\n');
  },
};

/** The words of the answer, from the command or from a file; `-` reads what is piped in. */
async function wordsOf({ args, options }: Given): Promise<string> {
  const file = getTextOption(options, 'file');
  const [, typed] = args;
  if ((file === undefined) === (typed === undefined))
    throw new Stopped('Give the answer as TEXT in quotation marks, or with --file.');
  return file === undefined ? (typed ?? '') : readText(file);
}

const answer: CommandLine = {
  usage: 'NUMBER [TEXT] [--file PATH] [--edit]',
  about: 'answers an inquiry; its member is told by mail and text',
  more: [
    'Write in the language of the inquiry: the message around the answer is in that language.',
    '--file PATH reads the answer from a file, --file - from what is piped in: for several lines.',
    '--edit      writes an answer anew that was given before; the member is not told a second time.',
  ],
  options: { file: 'string', edit: 'boolean' },
  run: async (given) => {
    const qnaSeq = parseId(given.args[0], 'number of an inquiry: «inquiries» lists them');
    const answered = await given.ask(answerInquiry, {
      qnaSeq,
      answer: await wordsOf(given),
      edit: given.options['edit'] === true,
    });
    return answered.edited
      ? `The answer to inquiry ${qnaSeq} is written anew; the member is not told again.`
      : `Inquiry ${qnaSeq} is answered. Its member is told in ${languages[answered.language]}.`;
  },
};

export const inquiryCommands = { inquiries, answer };
