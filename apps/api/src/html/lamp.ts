export const lampSvg =
  '<svg viewBox="0 0 240 150" aria-hidden="true"><path class="light" d="M120 66l52 66H68z"/><path d="M24 132h192M120 14v24"/>' +
  '<path class="brass" d="M92 66c0-16 12-28 28-28s28 12 28 28z"/><path d="M112 70a8 8 0 0 0 16 0"/>' +
  '<path d="M96 132c-8-2-12-6-13-12h40c-1 6-5 10-13 12M140 132c-2-8-2-14 2-20h12c4 6 4 12 2 20"/></svg>';
