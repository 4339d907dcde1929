import { escapeHtml } from '../../html/escape-html';
import { formatInlineJson } from '../../html/inline-json';
import { listOtherLocales, type PageHead } from './page-head';

const renderProperty = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

function renderCardLines(card: NonNullable<PageHead['card']>): string[] {
  return [
    ...Object.entries(card).map(([name, content]) => renderProperty(name, content)),
    ...listOtherLocales(card['og:locale']).map((locale) => renderProperty('og:locale:alternate', locale)),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

export const renderHeadLines = ({
  isIndexed,
  title,
  description,
  canonical,
  alternates,
  card,
  manifest,
}: PageHead): string[] => [
  `<title>${escapeHtml(title)}</title>`,
  `<meta name="description" content="${escapeHtml(description)}">`,
  ...(isIndexed ? [] : ['<meta name="robots" content="noindex">']),
  ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
  ...alternates.map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`),
  ...(card === undefined ? [] : renderCardLines(card)),
  `<link rel="manifest" href="${escapeHtml(manifest)}">`,
];

/**
 * Renders the structured data. It is not executed, so the content security policy does not apply to it, and it is
 * placed last because no browser waits for it.
 */
export const renderStructuredData = ({ jsonLd }: PageHead): string[] =>
  jsonLd.map(
    (entity) =>
      `<script type="application/ld+json">${formatInlineJson({ '@context': 'https://schema.org', ...entity })}</script>`,
  );
