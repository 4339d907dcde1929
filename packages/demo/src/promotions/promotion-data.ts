import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Banner } from '../pictures';
import { t } from '../t';

/** A promotion of the demo data. */
export interface PromotionData {
  readonly code: string;
  readonly hotel: 'H01' | 'H02' | 'H03';
  /** Code of its venue; the whole hotel by default. */
  readonly venue?: string;
  /** Code of the product that guests reserve; it belongs to the venue. */
  readonly product?: string;
  readonly banner: Banner;
  /** First and last day, relative to the day of seeding; null is open-ended. */
  readonly from: number | null;
  readonly to: number | null;
  readonly name: LocalizedText;
  readonly simpleDescription: LocalizedText;
  readonly content: LocalizedText;
  /** Path on the site that the promotion links to; its detail page by default, null for none. */
  readonly link?: string | null;
}

/** A promotion's page in one language: introduction, points of the offer, remark. */
type Page = readonly [introduction: string, points: readonly string[], remark: string];

const headings = {
  ko: ['안내', '꼭 확인해 주십시오'],
  en: ['What’s included', 'Please note'],
  cn: ['内容', '温馨提示'],
  ja: ['ご案内', 'ご確認ください'],
} as const;

const formatMarkdown = (
  [introduction, points, remark]: Page,
  [offerHeading, noteHeading]: readonly [string, string],
): string =>
  `${introduction}\n\n## ${offerHeading}\n\n${points.map((point) => `- ${point}`).join('\n')}\n\n### ${noteHeading}\n\n${remark}\n`;

/** Creates the page in four languages as Markdown. */
export const createPage = (ko: Page, en: Page, cn: Page, ja: Page): LocalizedText =>
  t(
    formatMarkdown(ko, headings.ko),
    formatMarkdown(en, headings.en),
    formatMarkdown(cn, headings.cn),
    formatMarkdown(ja, headings.ja),
  );
