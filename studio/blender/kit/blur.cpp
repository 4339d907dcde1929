// Lens blur in linear light, after rendering. `blur` is the radius of each pixel: positive behind the focus,
// negative before it.
#include <algorithm>
#include <cmath>
#include <vector>

// Each pixel collects, along a spiral, pixels whose blur disc reaches it. Blurred background does not cover
// sharper foreground.
extern "C" void gather(const float *image, const float *blur, float *out, int width, int height, float reach, int taps) {
    std::vector<float> tap_x(taps), tap_y(taps), tap_radius(taps);
    for (int i = 0; i < taps; i++) {
        const float radius = std::sqrt((i + .5f) / taps) * reach, angle = i * 2.399963f;
        tap_x[i] = radius * std::cos(angle);
        tap_y[i] = radius * std::sin(angle);
        tap_radius[i] = radius;
    }
#pragma omp parallel for schedule(dynamic, 8)
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            const size_t p = (size_t)y * width + x;
            const float centre_radius = std::fabs(blur[p]), centre_weight = 1.f / std::max(centre_radius * centre_radius, .6f);
            float weight = centre_weight, sum[3];
            for (int c = 0; c < 3; c++) sum[c] = image[p * 3 + c] * centre_weight;
            const unsigned hash = (x * 73856093u) ^ (y * 19349663u);
            const float rotation = (hash % 1024) / 1024.f * .12f, co = std::cos(rotation), si = std::sin(rotation);
            for (int i = 0; i < taps; i++) {
                const int xx = x + lrintf(tap_x[i] * co - tap_y[i] * si), yy = y + lrintf(tap_x[i] * si + tap_y[i] * co);
                if (xx < 0 || yy < 0 || xx >= width || yy >= height) continue;
                const size_t q = (size_t)yy * width + xx;
                float disc = std::fabs(blur[q]);
                if (blur[q] > blur[p]) disc = std::min(disc, centre_radius * 1.15f);
                float share = disc - tap_radius[i] + .5f;
                if (share <= 0) continue;
                share = std::min(share, 1.f) / std::max(disc * disc, .6f) * (reach * reach / taps);
                weight += share;
                for (int c = 0; c < 3; c++) sum[c] += share * image[q * 3 + c];
            }
            for (int c = 0; c < 3; c++) out[p * 3 + c] = sum[c] / weight;
        }
}

// Draws every very bright blurred pixel as a disc with a soft edge.
extern "C" void draw_discs(const float *image, const float *blur, const unsigned char *bright, float *out, int width, int height) {
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            const size_t p = (size_t)y * width + x;
            if (!bright[p]) continue;
            const float radius = std::max(std::fabs(blur[p]), .8f), surface = 3.14159f * radius * radius;
            const int reach = (int)radius + 2;
            for (int dy = -reach; dy <= reach; dy++)
                for (int dx = -reach; dx <= reach; dx++) {
                    const int xx = x + dx, yy = y + dy;
                    if (xx < 0 || yy < 0 || xx >= width || yy >= height) continue;
                    float share = std::min(std::max(radius - std::sqrt((float)(dx * dx + dy * dy)) + .5f, 0.f), 1.f);
                    const size_t q = (size_t)yy * width + xx;
                    // A nearer object covers the disc; the more blurred the object, the softer the cover.
                    if (blur[q] < blur[p] - 1.5f) share *= std::min(std::max((std::fabs(blur[q]) / radius - .5f) / .4f, 0.f), 1.f);
                    if (share <= 0) continue;
                    for (int c = 0; c < 3; c++) out[q * 3 + c] += share / surface * image[p * 3 + c];
                }
        }
}
