import { getFactSeparator } from '../lib/format';
import { useTranslations } from '../lib/i18n';

/**
 * Shows facts with separators between those on the same line: where a line begins, the separator lies outside of the
 * visible part.
 */
export function Facts({ facts }: { facts: readonly string[] }) {
  const separator = getFactSeparator(useTranslations());
  return (
    <span className="block overflow-x-clip">
      <span className="-ml-4 flex flex-wrap">
        {facts.map((fact, index) => (
          <span className="relative pl-4" key={fact}>
            {index > 0 && <span className="absolute left-0 w-4 text-center">{separator}</span>}
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
