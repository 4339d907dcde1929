import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { joinClasses } from './join-classes';
import { useMediaQuery } from './media-query';

export type TabItem<T extends string> = { id: T; label: ReactNode };

export type TabsProps<T extends string> = {
  label: string;
  items: readonly TabItem<T>[];
  selected: T;
  onSelect: (id: T) => void;
  children: ReactNode;
  className?: string | undefined;
  /**
   * True to show tabs only in narrow windows. In wider ones the tabs are hidden, and `children` must show the contents
   * of all of them.
   */
  onlyNarrow?: boolean | undefined;
};

export const tabRowClass =
  '-mx-5 flex [scrollbar-width:none] gap-8 overflow-x-auto border-line border-b px-5 md:mx-0 md:px-0';
export const getTabClass = (isSelected: boolean): string =>
  joinClasses(
    'chosen-colors -mb-px min-h-12 min-w-11 shrink-0 whitespace-nowrap border-b-2 px-0.5 text-base no-underline transition-colors focus-visible:-outline-offset-2',
    isSelected
      ? 'border-brass text-ink'
      : 'border-transparent text-ink-soft hover:text-ink forced-colors:border-[Canvas]',
  );

const targetIndexByKey: Record<string, (focusedIndex: number, lastIndex: number) => number> = {
  ArrowRight: (focusedIndex, lastIndex) => (focusedIndex === lastIndex ? 0 : focusedIndex + 1),
  ArrowLeft: (focusedIndex, lastIndex) => (focusedIndex === 0 ? lastIndex : focusedIndex - 1),
  Home: () => 0,
  End: (_focusedIndex, lastIndex) => lastIndex,
};

const scrollIntoView = (tab: HTMLElement): void => tab.scrollIntoView({ block: 'nearest', inline: 'center' });

export function Tabs<T extends string>({
  label,
  items,
  selected,
  onSelect,
  children,
  className,
  onlyNarrow = false,
}: TabsProps<T>) {
  const id = useId();
  const areAllVisible = useMediaQuery('(min-width: 768px)') && onlyNarrow;
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Starts from the focused tab, because the render of its selection may be pending.
    const focusedIndex = items.findIndex((item) => `${id}-${item.id}` === document.activeElement?.id);
    const target = items[targetIndexByKey[event.key]?.(focusedIndex, items.length - 1) ?? -1];
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(`${id}-${target.id}`)?.focus();
  };
  return (
    <div className={className}>
      <div
        aria-label={label}
        className={joinClasses(tabRowClass, onlyNarrow && 'md:hidden')}
        onKeyDown={handleKeyDown}
        role="tablist"
      >
        {items.map((item) => (
          <button
            aria-controls={item.id === selected ? `${id}-panel` : undefined}
            aria-selected={item.id === selected}
            className={getTabClass(item.id === selected)}
            id={`${id}-${item.id}`}
            key={item.id}
            onClick={(event) => {
              onSelect(item.id);
              scrollIntoView(event.currentTarget);
            }}
            // Not on mouse down, because the click would be lost if the row scrolled under the pointer.
            onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && scrollIntoView(currentTarget)}
            role="tab"
            tabIndex={item.id === selected ? 0 : -1}
            type="button"
          >
            {item.label}
          </button>
        ))}
      </div>
      <div
        aria-labelledby={areAllVisible ? undefined : `${id}-${selected}`}
        className={joinClasses('pt-8 outline-none', onlyNarrow && 'md:pt-0')}
        id={`${id}-panel`}
        role={areAllVisible ? undefined : 'tabpanel'}
        tabIndex={-1}
      >
        {children}
      </div>
    </div>
  );
}
