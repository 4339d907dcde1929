import type { CallTypes } from '@dining/contract/endpoint';
import { listStaffReviews, saveRatingsSwitch, saveReviewAnswer, viewReview } from '@dining/contract/staff/reviews';
import { ratingAspects } from '@dining/domain/reviews/ratings';
import { type DinCode, toCode } from '@dining/domain/shared/codes';
import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import {
  type CommandDefinition,
  type CommandInput,
  indent,
  listRowsOfPages,
  parseCode,
  parseLimit,
  parseSwitch,
  readAnswer,
} from './command';
import { formatCount, formatInstant, formatJson } from './formatters';
import { explainHotel } from './hotels';
import { CommandError, explain } from './send-command';

type VenueReview = CallTypes<typeof listStaffReviews>['result']['reviews'][number];

const formatRatings = ({ ratings }: VenueReview): string[] => {
  const ratingTexts = ratingAspects.flatMap((aspect) => {
    const stars = ratings[aspect];
    return stars === undefined ? [] : [`${aspect} ${stars}`];
  });
  return ratingTexts.length === 0 ? [] : [ratingTexts.join(', ')];
};

const formatReview = (review: VenueReview): string => {
  const { reviewCode, productName, createdAt, contents, photos, answer } = review;
  const facts = [productName, formatInstant(createdAt), ...formatRatings(review), formatCount(photos.length, 'photo')];
  return [
    `${reviewCode}  ${facts.map((fact) => isolateDirection(fact)).join(' · ')}`,
    indent(contents),
    answer === null ? '    Not answered.' : `    Answer:\n${indent(answer)}`,
  ].join('\n');
};

/** Lists the newest reviews of a venue among those that guests see. */
const listNewestReviews = (call: CommandInput['call'], dinCode: DinCode, limit: number): Promise<VenueReview[]> =>
  listRowsOfPages(async (after) => {
    const page = await call(listStaffReviews, { body: { state: 'visible', dinCode, after } }).catch(
      explain({ not_found: `There is no venue ${dinCode}. «npm run staff -- venues» lists them.` }),
    );
    return { rows: page.reviews, next: page.next };
  }, limit);

const reviews: CommandDefinition = {
  usage: 'VENUE [--most COUNT] [--json]',
  summary: 'lists the newest reviews of a venue, with their codes, ratings and answers',
  details: ['--most COUNT  20 by default, 100 at most'],
  options: { most: 'string', json: 'boolean' },
  run: async ({ args, options, call }) => {
    const dinCode = parseCode(args[0], 'venue');
    const venueReviews = await listNewestReviews(call, toCode<DinCode>(dinCode), Math.min(100, parseLimit(options)));
    if (options['json'] === true) return formatJson(venueReviews);
    if (venueReviews.length === 0) return `${dinCode} has no reviews.`;
    return [...venueReviews.map(formatReview), 'Answer with: npm run staff -- answer-review REVIEW "…"'].join('\n\n');
  },
};

const answer: CommandDefinition = {
  usage: 'REVIEW [TEXT] [--file PATH] [--edit]',
  summary: 'answers a review; everyone reads the answer below it',
  details: [
    'REVIEW is its code: «reviews» lists them. Write in the language of the review, and name no guest.',
    '--file PATH reads the answer from a file, --file - from standard input: for several lines.',
    '--edit      replaces an earlier answer.',
  ],
  options: { file: 'string', edit: 'boolean' },
  run: async (input) => {
    const reviewCode = parseCode(input.args[0], 'review');
    const text = await readAnswer(input);
    const isEdit = input.options['edit'] === true;
    const { review } = await input
      .call(viewReview, { body: { reviewCode } })
      .catch(explain({ not_found: `There is no review ${reviewCode}. «npm run staff -- reviews VENUE» lists them.` }));
    if (review.answeredAt !== null && !isEdit)
      throw new CommandError(
        `${reviewCode} was answered on ${formatInstant(review.answeredAt)}. To change that answer, add --edit.`,
      );
    if (review.answeredAt === null && isEdit)
      throw new CommandError(`${reviewCode} has no answer yet; answer it without --edit.`);
    await input.call(saveReviewAnswer, { body: { reviewCode, version: review.version, answer: text } });
    return isEdit ? `The answer to ${reviewCode} is replaced.` : `${reviewCode} is answered.`;
  },
};

const ratings: CommandDefinition = {
  usage: 'HOTEL SWITCH',
  summary: 'switches the ratings of a hotel’s reviews: SWITCH is on or off',
  details: ['Off: ratings are neither requested nor shown; those given before are kept and shown again with on.'],
  run: async ({ args: [hotel, state], call }) => {
    const isOn = parseSwitch(state);
    const htlCode = parseCode(hotel, 'hotel');
    const { changed, ratings: savedRatings } = await call(saveRatingsSwitch, { body: { htlCode, isOn } }).catch(
      explainHotel(htlCode),
    );
    return `${savedRatings.hotelName}: ratings are ${changed ? 'now' : 'already'} ${isOn ? 'on' : 'off'}.`;
  },
};

export const reviewCommands = { reviews, 'answer-review': answer, ratings };
