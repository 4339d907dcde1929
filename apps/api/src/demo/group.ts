/** The door to the demo group: nothing else of the server imports it. */
export * from '@dining/demo';
