import { expect, test } from 'vitest';
import { inTurn } from '../world/service.ts';
import { active, startScene } from './starting.ts';

const token = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a';
const key = 'AKIAIOSFODNN7EXAMPLE';
const source = {
  repository: `https://x-access-token:${token}@github.com/acme/docs`,
  ref: 'users/ada.lovelace@example.org/webhooks',
};

function sceneEnding(job: object) {
  const ended = { ...active, source, status: 'completed', ...job };
  return startScene({ job: inTurn({ json: ended }) });
}

test('a job is shown without secrets and personal data, but its output is unchanged', async () => {
  const prLink = `https://github.com/${token}/docs/pull/3`;
  const scene = await sceneEnding({ prLink, model: `sonnet of ada.lovelace@example.org` });
  const prompt = `Explain our key ${key} to ada.lovelace@example.org`;
  const { summary, log, warnings, outputs } = await scene.run({ with: { prompt } });
  const seen = [summary, ...scene.comments(), ...log, ...warnings].join('\n');
  for (const secret of [token, key, 'ada.lovelace', 'x-access-token']) {
    expect(seen).not.toContain(secret);
  }
  expect(summary).toContain('> Explain our key [secret] to [email]'.replace(/[[\]]/g, entity));
  expect(summary).toContain('- Repository: `https://github.com/acme/docs`\n');
  expect(summary).toContain('- Branch: `users/[email]/webhooks`\n- Model: `sonnet of [email]`');
  expect(JSON.parse(outputs.job ?? '')).toMatchObject({ source });
  expect(outputs.prLink).toBe(prLink);
});

const entity = (character: string): string => `&#${character.codePointAt(0)};`;

test('messages of the service are shown without secrets and personal data', async () => {
  const error = `No job for ada.lovelace@example.org with ${key}`;
  const scene = await startScene({ job: inTurn({ status: 404, json: { error } }) });
  const { summary, errors } = await scene.run({ with: { 'job-id': 'job-1' } });
  expect(errors[0]).toContain('No job for [email] with [secret]');
  expect([summary, ...scene.comments(), ...errors].join('\n')).not.toMatch(/lovelace|AKIA/);
});

test.each([
  ['of this repository', 'https://github.com/acme/docs/pull/9', '#\u200b9'],
  ['of another repository', 'https://github.com/Acme/app/pull/1', 'Acme/app#\u200b1'],
])('a pull request %s is shown by its name', async (_, prLink, name) => {
  const scene = await sceneEnding({ prLink });
  scene.github.env.GITHUB_SERVER_URL = 'https://github.com';
  await scene.run();
  expect(scene.comments()[0]).toContain(`- Pull request: [${name}](${prLink})\n`);
});
