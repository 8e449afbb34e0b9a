/** A duration in the two units that say most, such as `4 min 12 s`; under 10 s with a decimal. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1_000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  const [minutes, hours] = [Math.floor(whole / 60), Math.floor(whole / 3600)];
  if (minutes === 0) return `${whole} s`;
  if (hours === 0) return `${minutes} min ${whole % 60} s`;
  return `${hours} h ${minutes % 60} min`;
}
