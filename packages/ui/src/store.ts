export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Returns a function that unsubscribes. */
  readonly watch: (onChange: () => void) => () => void;
}

export function createStore<Value>(initialValue: Value): Store<Value> {
  let value = initialValue;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(newValue) {
      value = newValue;
      for (const onChange of watchers) onChange();
    },
    watch(onChange) {
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
      };
    },
  };
}
