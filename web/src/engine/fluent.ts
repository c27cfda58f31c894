// Fluent for the engine: it names bundles by numbers and passes texts only, so that nothing of one world lives in the other.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** As page_fluent.py imports it. */
export interface FluentPort {
  bundle(language: string, sources: string): number;
  has(bundle: number, message: string): boolean;
  /** Whether a message has a sentence, and the names of its attributes. */
  message(bundle: number, message: string): string;
  /** The sentence, or one of the attributes, with its arguments; and what went wrong. */
  format(bundle: number, message: string, attribute: string, args: string): string;
}

export function fluentPort(): FluentPort {
  const bundles: FluentBundle[] = [];
  const messageOf = (bundle: number, name: string) => {
    const message = bundles[bundle]?.getMessage(name);
    if (message === undefined) throw new Error(`there is no text ${name}`);
    return message;
  };
  return {
    bundle(language, sources) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const source of JSON.parse(sources) as string[]) bundle.addResource(new FluentResource(source));
      return bundles.push(bundle) - 1;
    },
    has: (bundle, name) => bundles[bundle]?.hasMessage(name) ?? false,
    message(bundle, name) {
      const { value, attributes } = messageOf(bundle, name);
      return JSON.stringify([value !== null, Object.keys(attributes)]);
    },
    format(bundle, name, attribute, args) {
      const { value, attributes } = messageOf(bundle, name);
      const pattern = attribute === '' ? value : attributes[attribute];
      const errors: Error[] = [];
      const given = JSON.parse(args) as Record<string, FluentVariable>;
      const said = bundles[bundle]?.formatPattern(pattern ?? '', given, errors) ?? '';
      return JSON.stringify([said, errors.map((error) => error.message)]);
    },
  };
}
