// A component as a plain SVG file: what its stylesheet says becomes attributes, so that a reader needs no CSS.
// It knows what our art uses, and refuses what it does not know.
import { Window, type Element } from 'happy-dom';
import { render } from 'svelte/server';
import type { Component } from 'svelte';
import palette from '../pirates/art/drawing/palette.css?raw';

interface Rule {
  readonly selector: string;
  readonly weight: number;
  readonly said: ReadonlyMap<string, string>;
}

/** What ends up in the file; everything else of a stylesheet is about pages: size, motion, pointer. */
const KEPT = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'stroke-linecap',
  'stroke-dasharray',
  'opacity',
  'transform',
  'paint-order',
  'overflow',
  'text-anchor',
  'dominant-baseline',
  'font-size',
  'color',
] as const;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

function declarations(body: string): Map<string, string> {
  const said = new Map<string, string>();
  for (const part of body.split(';')) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const [name, value] = [part.slice(0, colon).trim(), part.slice(colon + 1).trim()];
    const size = name === 'font' ? /([\d.]+)px/.exec(value)?.[1] : undefined;
    if (size !== undefined) said.set('font-size', size);
    else said.set(name, value);
  }
  return said;
}

const weightOf = (selector: string): number =>
  (selector.match(/[.[]|:(?!where|not)/g) ?? []).length * 100 + (selector.match(/(^|[\s>+~(])[a-z]/g) ?? []).length;

/** The rules of a stylesheet that hold always: none for motion, for the dark or for a pointer. */
function rulesOf(css: string): Rule[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[^{;]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, heads = '', body = '']) =>
    heads.split(',').map((head) => {
      const selector = head.trim().replace(/:where\(([^()]*)\)/g, '$1');
      return { selector, weight: weightOf(selector), said: declarations(body) };
    }),
  );
}

const ROOT = new Map(rulesOf(palette).flatMap(({ selector, said }) => (selector === ':root' ? [...said] : [])));

/** What the element itself is told: its attributes, then the stylesheet, then its own style. */
function toldTo(element: Element, rules: readonly Rule[]): Map<string, string> {
  const told = new Map<string, string>();
  for (const name of KEPT) {
    const value = element.getAttribute(name);
    if (value !== null) told.set(name, value);
  }
  for (const { said } of rules.filter(({ selector }) => element.matches(selector)))
    for (const [name, value] of said) told.set(name, value);
  for (const [name, value] of declarations(element.getAttribute('style') ?? '')) told.set(name, value);
  return told;
}

/** A value with its custom properties looked up: `var(--name)` or `var(--name, otherwise)`. */
function looked(value: string, known: ReadonlyMap<string, string>): string {
  const found = value.replace(/var\((--[\w-]+)(?:,\s*([^()]*))?\)/g, (_, name: string, otherwise?: string) => {
    const said = known.get(name) ?? otherwise;
    if (said === undefined) throw new Error(`the art asks for ${name}, which is not set`);
    return said;
  });
  return found.includes('var(') && found !== value ? looked(found, known) : found;
}

const isHidden = (told: ReadonlyMap<string, string>): boolean => told.get('transform')?.startsWith('scaleX(0') === true;

const dropped = (name: string, value: string): boolean =>
  (name === 'transform' && value === 'none') || (name === 'opacity' && value === '1') || name === 'color';

type StyleValues = ReadonlyMap<string, string>;

function flatten(element: Element, all: ReadonlyMap<Element, StyleValues>, above: StyleValues): void {
  const told = all.get(element) ?? new Map<string, string>();
  if (isHidden(told)) {
    element.remove();
    return;
  }
  const known = new Map(above);
  for (const [name, value] of told) if (name.startsWith('--') || name === 'color') known.set(name, value);
  for (const name of ['style', 'class', 'aria-hidden']) element.removeAttribute(name);
  for (const name of KEPT) {
    const value = told.get(name);
    if (value === undefined) continue;
    const plain = looked(value, known).replace(/(\d)px/g, '$1');
    element.removeAttribute(name);
    if (!dropped(name, plain)) element.setAttribute(name, inked(plain, known));
  }
  for (const child of [...element.children]) flatten(child, all, known);
}

const inked = (value: string, known: ReadonlyMap<string, string>): string =>
  value.toLowerCase() === 'currentcolor' ? looked(known.get('color') ?? '#17181d', known) : value;

/** The component's drawing as a file. */
export function plainSvg<Props extends object>(component: Component<Props>, props: NoInfer<Props>): string {
  const drawn = render(component as Component, { props });
  const css = [...drawn.head.matchAll(STYLE)].map(([, code = '']) => code).join('\n');
  const rules = rulesOf(css).toSorted((a, b) => a.weight - b.weight);
  const { document } = new Window();
  document.body.innerHTML = drawn.body.replace(/<!--[\s\S]*?-->/g, '');
  const root = document.body.firstElementChild;
  if (root.tagName.toLowerCase() !== 'svg') throw new Error('the component draws no svg');
  // Rules look at classes of what is around, so all are asked before any class goes.
  flatten(root, new Map([root, ...root.querySelectorAll('*')].map((each) => [each, toldTo(each, rules)])), ROOT);
  root.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  for (const name of ['width', 'height', 'x', 'y']) root.removeAttribute(name);
  return `${root.outerHTML}\n`;
}
