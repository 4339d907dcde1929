import { answerReview, listVenueReviews, setRatings, type VenueReview } from '@dining/contract/staff/reviews';
import { ratingAspects } from '@dining/domain/reviews/ratings';
import { isolateDirection } from '@dining/domain/shared/isolate';
import { type CommandLine, indent, parseCode, parseLimit, readAnswer } from './command';
import { formatCount, formatDay, formatJson } from './formatters';
import { CommandError } from './send-command';

const formatRatings = ({ ratings }: VenueReview): string[] => {
  const rated = ratingAspects.flatMap((aspect) => {
    const stars = ratings[aspect];
    return stars === undefined ? [] : [`${aspect} ${stars}`];
  });
  return rated.length === 0 ? [] : [rated.join(', ')];
};

const formatReview = (review: VenueReview): string => {
  const { reviewCode, productName, day, contents, photoCount, answer } = review;
  const facts = [productName, formatDay(day), ...formatRatings(review), formatCount(photoCount, 'photo')];
  return [
    `${reviewCode}  ${facts.map((fact) => isolateDirection(fact)).join(' · ')}`,
    indent(contents),
    answer === null ? '    Not answered.' : `    Answer:\n${indent(answer)}`,
  ].join('\n');
};

const reviews: CommandLine = {
  usage: 'VENUE [--most COUNT] [--json]',
  about: 'lists the newest reviews of a venue, with their codes, ratings and answers',
  more: ['--most COUNT  20 by default, 100 at most'],
  options: { most: 'string', json: 'boolean' },
  run: async ({ args, options, send }) => {
    const dinCode = parseCode(args[0], 'venue');
    const { reviews: venueReviews } = await send(listVenueReviews, {
      dinCode,
      limit: Math.min(100, parseLimit(options)),
    });
    if (options['json'] === true) return formatJson(venueReviews);
    if (venueReviews.length === 0) return `${dinCode} has no reviews.`;
    return [...venueReviews.map(formatReview), 'Answer with: npm run staff -- answer-review REVIEW "…"'].join('\n\n');
  },
};

const answer: CommandLine = {
  usage: 'REVIEW [TEXT] [--file PATH] [--edit]',
  about: 'answers a review; everyone reads the answer below it',
  more: [
    'REVIEW is its code: «reviews» lists them. Write in the language of the review, and name no guest.',
    '--file PATH reads the answer from a file, --file - from standard input: for several lines.',
    '--edit      replaces an earlier answer.',
  ],
  options: { file: 'string', edit: 'boolean' },
  run: async (input) => {
    const reviewCode = parseCode(input.args[0], 'review');
    const { edited } = await input.send(answerReview, {
      reviewCode,
      answer: await readAnswer(input),
      edit: input.options['edit'] === true,
    });
    return edited ? `The answer to ${reviewCode} is replaced.` : `${reviewCode} is answered.`;
  },
};

const ratings: CommandLine = {
  usage: 'HOTEL SWITCH',
  about: 'switches the ratings of a hotel’s reviews: SWITCH is on or off',
  more: ['Off: ratings are neither asked nor shown; those given before are kept and shown again with on.'],
  run: async ({ args: [hotel, to], send }) => {
    if (to !== 'on' && to !== 'off') throw new CommandError(`${to ?? 'An empty text'} is neither on nor off.`);
    const { again, hotelName } = await send(setRatings, { htlCode: parseCode(hotel, 'hotel'), on: to === 'on' });
    return `${hotelName}: ratings are ${again ? 'already' : 'now'} ${to}.`;
  },
};

export const reviewCommands = { reviews, 'answer-review': answer, ratings };
