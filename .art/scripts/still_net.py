"""STILL - the ball in the net, the mesh still moving."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'still-net'
B = np.array([.34, -.10, 1.05])


def build():
    from football_volley import football
    reset(); size()
    c = bpy.data.curves.new('net', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = .0031; c.bevel_resolution = 2; c.use_fill_caps = True
    def push(x, z):
        d = math.hypot(x - B[0], z - B[2]); y = .20 - .36 * math.exp(-(d / .20) ** 2) - .16 * math.exp(-(d / .55) ** 2) + .03 * math.sin(5 * x + 3 * z)
        k = .30 * math.exp(-(d / .24) ** 2)
        return x + (B[0] - x) * -k * .25, y, z + (B[2] - z) * -k * .25
    p = .105
    for i in range(-34, 35):                                              # a diagonal mesh
        for s_ in (1, -1):
            pts = [push(i * p * 1.0 + s_ * t, 1.0 + t) for t in np.linspace(-1.4, 1.4, 150)]
            sp = c.splines.new('POLY'); sp.points.add(len(pts) - 1)
            for q, pt in zip(sp.points, pts): q.co = (*pt, 1)
    c.materials.append(mat('cord', (.62, .60, .55), .7, sheen=.4)); link(bpy.data.objects.new('net', c))
    football((B[0], B[1] + .115, B[2]), .11, (.2, 1.1, .4))
    area((1.7, 1.3, 2.1), (.34, 0, 1.05), lin('FFC05A'), 150, .4, 1.2)
    area((-1.0, 1.3, 1.8), (.34, 0, 1.05), TEAL, 120, .4, 1.2)
    area((.4, 1.5, 2.6), (.3, 0, 1.05), lin('FFD9A0'), 60, 1.0, .4)
    area((-.9, -2.2, 1.8), (.34, 0, 1.05), lin('9FC4FF'), 6, .9)
    area((1.3, -1.6, .5), (.34, 0, 1.0), lin('FFB060'), 4, .6)
    camera((-.06, -2.15, 1.00), (.075, .2, 1.02), lens=58, focus=(B[0] - .02, -.20, B[2]), fstop=2.2)
    finish(NAME)


def post():
    def spray(cam, img):
        u = cam['w'] / 1920; r = np.random.default_rng(5); n = 900; d = r.normal(0, 1, (n, 3)); d /= np.linalg.norm(d, axis=1)[:, None]
        q = B + [0, .1, 0] + d * (.10 + np.abs(r.normal(0, .22, n)))[:, None]
        img = img + streaks(cam, q, q + d * r.uniform(.004, .04, (n, 1)) - [0, 0, .012], np.tile([[1., .86, .62]], (n, 1)).astype(F), r.lognormal(-.5, 1., n) * 1.1 * u * u, scale=.9, steps=30)
        R = np.stack([r.uniform(-2, 2.6, 900), r.uniform(-1.2, 4, 900), r.uniform(0, 2.4, 900)], 1)
        return img + streaks(cam, R, R + np.array([-.01, 0, -.10]), np.tile([[.75, .92, 1.]], (900, 1)).astype(F), r.lognormal(-.3, .7, 900) * 1.0 * u * u, scale=.6, steps=46)
    field_night(NAME, towers=((-46, 150, 33), (36, 150, 34)), seed=43, crowd=22, scale=1.3, teal=.12, cool=.40, sky=(.002, .0055, .0075), rim=(.004, .026, .030), haze=np.array([.10, .5, .55], F), front=spray, left_dark=.34)


main(build, post)
