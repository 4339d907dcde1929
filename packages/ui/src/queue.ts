/** A list outside React that components can watch: things shown one after the other, in the order they were added. */
export class Queue<T> {
  #items: readonly T[] = [];
  readonly #watchers = new Set<() => void>();

  readonly add = (item: T): void => this.#set([...this.#items, item]);

  readonly remove = (item: T): void => this.#set(this.#items.filter((other) => other !== item));

  readonly items = (): readonly T[] => this.#items;

  /** Calls `changed` after each change, until the returned function is called. */
  readonly watch = (changed: () => void): (() => void) => {
    this.#watchers.add(changed);
    return () => {
      this.#watchers.delete(changed);
    };
  };

  #set(items: readonly T[]): void {
    this.#items = items;
    for (const changed of this.#watchers) changed();
  }
}
