import type { OpenApiDocument, Operation } from '@dining/contract/openapi/model';
import { openApiPath } from '@dining/contract/openapi/published-paths';
import { escapeHtml } from '../html/escape-html';
import { getSchemaAnchor, renderFields, renderMarkup, renderSchema } from './schema-html';
import { style } from './style';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const getProblemAnchor = (code: string): string => `problem-${code}`;
const getTagAnchor = (tag: string): string => `noun-${tag.replaceAll(' ', '-')}`;
const renderLink = (anchor: string, text: string): string => `<a href="#${anchor}">${escapeHtml(text)}</a>`;

const listCalls = ({ paths }: OpenApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

const renderProse = (text: string): string =>
  text
    .split('\n\n')
    .map((block) =>
      block.startsWith('## ')
        ? `<h2>${escapeHtml(block.slice(3))}</h2>`
        : `<p>${renderMarkup(block).replace(/\*(\w+)\*/g, '<em>$1</em>')}</p>`,
    )
    .join('\n');

/** Renders the parameters of a call without the headers that all writes need, which the introduction describes. */
function renderParameters({ parameters }: Operation): string {
  const namedParameters = parameters.flatMap((parameter) => ('name' in parameter ? [parameter] : []));
  if (namedParameters.length === 0) return '';
  const properties = Object.fromEntries(
    namedParameters.map(({ name, schema, description }) => [
      name,
      { ...schema, ...(description === undefined ? {} : { description }) },
    ]),
  );
  const requiredNames = namedParameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return `<h4>Parameters</h4>${renderFields({ properties, required: requiredNames })}`;
}

function renderProblems({ responses }: Operation): string {
  const lines = Object.entries(responses).flatMap(([status, { content }]) => {
    const codes = Object.keys(content['application/problem+json']?.examples ?? {});
    return codes.length === 0
      ? []
      : [`<li>${status}${codes.map((code) => renderLink(getProblemAnchor(code), code)).join(' ')}</li>`];
  });
  return lines.length === 0 ? '' : `<h4>Errors</h4><ul class="codes">${lines.join('')}</ul>`;
}

function renderCall({ method, path, operation }: Call): string {
  const [requestType = '', requestContent] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const formLabel = requestType === 'multipart/form-data' ? ' (form)' : '';
  const requestHtml =
    renderParameters(operation) +
    (requestContent === undefined ? '' : `<h4>Request body${formLabel}</h4>${renderSchema(requestContent.schema)}`);
  const [responseType = '', responseContent] = Object.entries(operation.responses['200']?.content ?? {})[0] ?? [];
  const memberLabel = operation.security.every((requirement) => 'session' in requirement)
    ? '<span class="mark">member</span>'
    : '';
  const isJson = responseType === 'application/json' && responseContent !== undefined;
  return `<article id="${operation.operationId}">
<h3><span class="method">${method}</span> ${escapeHtml(path)}${memberLabel}</h3>
<p>${renderMarkup(operation.summary)}</p>
<div class="sides">
${requestHtml === '' ? '' : `<div>${requestHtml}</div>`}
<div><h4>Response</h4>${isJson ? renderSchema(responseContent.schema) : `<p>${escapeHtml(responseType)}</p>`}</div>
</div>
${renderProblems(operation)}
</article>`;
}

export function renderDocsPage(document: OpenApiDocument): string {
  const calls = listCalls(document);
  const { schemas, examples } = document.components;
  const listCallsWithTag = (tag: string) => calls.filter(({ operation }) => operation.tags.includes(tag));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(document.info.title)}: API reference</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<div class="frame">
<header>
<h1>${escapeHtml(document.info.title)}</h1>
<p class="soft">${calls.length} calls, version ${escapeHtml(document.info.version)} · <a href="${openApiPath}">OpenAPI ${document.openapi}</a></p>
</header>
<nav aria-label="Contents">
<ul>
${document.tags
  .map(
    ({ name }) =>
      `<li>${renderLink(getTagAnchor(name), name)}<ul>${listCallsWithTag(name)
        .map(({ path, operation }) => `<li>${renderLink(operation.operationId, path.replace('/api', ''))}</li>`)
        .join('')}</ul></li>`,
  )
  .join('\n')}
<li>${renderLink('shapes', 'types')}</li>
<li>${renderLink('problems', 'errors')}</li>
</ul>
</nav>
<main id="calls">
${renderProse(document.info.description)}
${document.tags
  .map(
    ({ name, description }) => `<section aria-labelledby="${getTagAnchor(name)}">
<h2 id="${getTagAnchor(name)}">${escapeHtml(name)}</h2>
<p>${renderMarkup(description)}</p>
${listCallsWithTag(name).map(renderCall).join('\n')}
</section>`,
  )
  .join('\n')}
<section aria-labelledby="shapes">
<h2 id="shapes">types</h2>
<p>Types that several calls use.</p>
${Object.entries(schemas)
  .map(
    ([name, schema]) => `<article id="${getSchemaAnchor(name)}"><h3>${escapeHtml(name)}</h3>
${schema.description === undefined ? '' : `<p>${renderMarkup(schema.description)}</p>`}${renderSchema(schema)}</article>`,
  )
  .join('\n')}
</section>
<section aria-labelledby="problems">
<h2 id="problems">errors</h2>
<p>Error codes, with their status and the title that guests read in English.</p>
<dl>
${Object.entries(examples)
  .map(
    ([code, { value }]) =>
      `<dt id="${getProblemAnchor(code)}"><code>${code}</code><span class="type">${value.status}</span></dt><dd><p>${escapeHtml(value.title)}</p></dd>`,
  )
  .join('\n')}
</dl>
</section>
</main>
</div>
</body>
</html>
`;
}
