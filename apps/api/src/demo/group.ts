export * from '@dining/demo';
