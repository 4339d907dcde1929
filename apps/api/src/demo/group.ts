/** The only import of the demo group's data in the server. */
export * from '@dining/demo';
