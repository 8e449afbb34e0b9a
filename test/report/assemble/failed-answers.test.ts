import { describe, expect, test } from 'vitest';
import { sampleReport } from '../sample.ts';

const question = 'How do I rotate a signing secret?';
const topicOf = (topic: string, ...answers: (string | null)[]) =>
  answers.map((answer) => ({ topic, question, answer }));
const answersOf = (...rows: ReturnType<typeof topicOf>) => {
  const model = sampleReport({ rows });
  const [topic] = model.topics;
  return { answer: topic?.answer, answers: model.topics[0]?.brief.answers };
};

const telling = 'Settings lists every signing secret, and lets you add a second one.';

describe('what a failed answer says', () => {
  test.each<[string, string]>([
    [
      'is left of an apology and an offer',
      `I'm sorry, I couldn't find that. ${telling} Please contact support.`,
    ],
    ['is left of an apology in another language', `Leider weiß ich das nicht. ${telling}`],
    [
      'is what stands where a page mentions it',
      `${telling} The page on secrets mentions this, but no more.`,
    ],
    [
      'is more than a question to the reader',
      `${telling}\nCould you tell me more about your setup?`,
    ],
  ])('%s', (_, answer) => {
    expect(answersOf(...topicOf('A', answer, answer)).answer).toBe(telling);
  });

  test.each<[string, string | null]>([
    ['an apology', 'I could not find that in the documentation. You may want to contact support.'],
    [
      'an apology that is afraid',
      "I'm afraid the documentation doesn't help here. Please report it to support.",
    ],
    ['a page that mentions it', 'Secrets and Keys mentions this, but does not say how.'],
    ['a page that says no more', 'The page on signing secrets doesn’t explain why.'],
    ['a page in German', 'Die Seite „Signing secret“ erwähnt es, sagt aber nicht, wie.'],
    ['a page in French', 'La page sur le signing secret ne dit pas comment.'],
    ['a page in Spanish', 'La página sobre el signing secret no explica cómo.'],
    ['a page in Italian', 'La pagina sul signing secret non spiega perché.'],
    ['a page in Portuguese', 'A página sobre o signing secret não diz como.'],
    ['a few words', 'See Events.'],
    ['nothing', null],
    ['an empty text', ''],
  ])('is nothing if it is %s', (_, answer) => {
    expect(answersOf(...topicOf('A', answer, answer))).toEqual({ answer: null, answers: [] });
  });

  test('names what was not found if it is what readers asked', () => {
    const named = 'How a signing secret is rotated isn’t covered, and I could not find a limit.';
    expect(answersOf(...topicOf('A', named, named)).answer).toBe(named);
    const other = 'I could not find anything of that kind in all of the documentation.';
    expect(answersOf(...topicOf('A', other, other)).answer).toBeNull();
  });

  test.each([
    [
      '**Settings** lists `each` secret, and a *second* one.',
      'Settings lists each secret, and a second one.',
    ],
    [
      'Have a look at [Signing secrets](/guides/secrets), and ![x](https://x.example/y.png).',
      'Have a look at Signing secrets, and x.',
    ],
    ['- Each secret is shown once, when it is made', 'Each secret is shown once, when it is made'],
    [
      '2 * 3 * 4 secrets of whsec_a_b are in [the list]',
      '2 * 3 * 4 secrets of whsec_a_b are in [the list]',
    ],
  ])('is plain text: %s', (answer, plain) => {
    expect(answersOf(...topicOf('A', answer, answer)).answer).toBe(plain);
  });

  test('prefers an answer in the language of most questions', () => {
    const german = 'In den Einstellungen ist die Liste der geheimen Schlüssel zu sehen.';
    const rows = topicOf('A', german, german, telling);
    expect(answersOf(...rows).answers).toEqual([telling, german]);
  });

  test('leaves out what the answers of other topics say too', () => {
    const same = 'The documentation of Acme has guides, references and examples.';
    const rows = [...topicOf('A', same, `${same} ${telling}`), ...topicOf('B', same, same)];
    expect(answersOf(...rows).answer).toBe(telling);
  });

  test('prefers the most frequent answer, then the longest, then the first', () => {
    const [short, long] = [
      'A secret is shown once, when it is made.',
      `${telling} Both are valid.`,
    ];
    expect(answersOf(...topicOf('A', long, short, short)).answers).toEqual([short, long]);
    expect(answersOf(...topicOf('A', short, long)).answers).toEqual([long, short]);
    const b = telling.replace('Settings', 'Settinga');
    expect(answersOf(...topicOf('A', telling, b)).answers).toEqual([b, telling]);
    expect(
      answersOf(...topicOf('A', ...'123456'.split('').map((n) => telling + n))).answers,
    ).toHaveLength(5);
  });
});
