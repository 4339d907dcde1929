import { getFactSeparator } from '../lib/format';
import { useTranslations } from '../lib/i18n';

interface FactsProps {
  facts: readonly string[];
  /** Shown before the first fact, without a separator. */
  label?: string | undefined;
}

/**
 * Shows facts with the language's separator between them. Lines break between facts where possible. The separator
 * before a fact that begins a line is clipped, so that no line begins or ends with one.
 */
export function Facts({ facts, label }: FactsProps) {
  const separator = getFactSeparator(useTranslations());
  return (
    <span className="block overflow-x-clip">
      <span className="-ml-[1em] flex flex-wrap">
        {label !== undefined && <span className="pl-[1em] font-medium text-ink">{`${label} `}</span>}
        {facts.map((fact, index) => (
          <span className="relative min-w-0 pl-[1em]" key={fact}>
            {index > 0 && (
              <span className="absolute left-0 w-[1em] whitespace-pre text-center" data-clipped>
                {separator}
              </span>
            )}
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
