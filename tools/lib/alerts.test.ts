import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run';

const readText = (file: string): string => readFileSync(join(root, file), 'utf8');
const listMetrics = (text: string): Set<string> => new Set(text.match(/\b(?:dining|nodejs)_\w+/g) ?? []);
const rules = readText('ops/prometheus/alerts.yml');

it('alert rules use only metrics that docs/operations/monitoring.md lists', () => {
  const documentedMetrics = [...listMetrics(readText('docs/operations/monitoring.md'))];
  const unknownMetrics = [...listMetrics(rules)].filter((metric) => {
    const base = metric.replace(/_(?:count|bucket|sum)$/, '');
    return !documentedMetrics.some((name) => name === base || (name.endsWith('_') && base.startsWith(name)));
  });
  expect(unknownMetrics).toEqual([]);
});

it('each alert has a test, and each test is about an existing alert', () => {
  const listNames = (text: string, key: string) =>
    new Set([...text.matchAll(new RegExp(`${key}: (\\w+)`, 'g'))].map(([, name]) => name));
  expect(listNames(readText('ops/prometheus/alerts.test.yml'), 'alertname')).toEqual(listNames(rules, '- alert'));
});
